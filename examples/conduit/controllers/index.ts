import { ArticlesController } from './articles.js'
import { CommentsController } from './comments.js'
import { FavoritesController } from './favorites.js'
import { FollowsController } from './follows.js'
import { ProfilesController } from './profiles.js'
import { TagsController } from './tags.js'
import { UsersController } from './users.js'

/** Controller path -> class. */
export const controllers = {
  Articles: ArticlesController,
  'Articles/Comments': CommentsController,
  'Articles/Favorites': FavoritesController,
  Profiles: ProfilesController,
  'Profiles/Follows': FollowsController,
  Tags: TagsController,
  Users: UsersController,
}
