import { z } from 'zod'

/** PostgreSQL stores every character except NUL. */
const text = z.string().refine(value => !value.includes('\0'), 'must not contain NUL')
const line = text.trim().min(1, 'must not be empty').max(200)
const prose = text.trim().min(1, 'must not be empty').max(100_000)

const username = line.regex(/^[^\s/]+$/, 'must not contain spaces or slashes')
const email = z.email('is not an email address').max(200)
const password = z.string().min(8, 'must have 8 characters or more').max(200)

/** The parameters of paths. */
export const Slug = z.object({ slug: text })
export const ArticleSlug = z.object({ articleSlug: text })
export const Username = z.object({ username: text })

export const NewUser = z.object({ user: z.object({ username, email, password }) })
export const Login = z.object({ user: z.object({ email: text, password: z.string() }) })
export const UserChanges = z.object({
  user: z.object({ username, email, password, bio: text.nullable(), image: text.nullable() }).partial(),
})

/** Each tag once, in alphabetical order. */
const tagList = z
  .array(line)
  .max(20)
  .transform(tags => [...new Set(tags)].sort())

const article = z.object({ title: line, description: line, body: prose, tagList })
export const NewArticle = z.object({ article: article.extend({ tagList: article.shape.tagList.default([]) }) })
export const ArticleChanges = z.object({ article: article.partial() })

export const NewComment = z.object({ comment: z.object({ body: prose }) })

export const Page = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(20),
  offset: z.coerce.number().int().min(0).default(0),
})
export const ArticleFilter = Page.extend({ tag: text.optional(), author: text.optional(), favorited: text.optional() })

// What the API answers. In tests and in development, the router compares its answers with these schemas.

export const NoContent = z.undefined()
/** What is wrong, of every error: see `errors.ts`. */
export const Failure = z.strictObject({ errors: z.strictObject({ body: z.array(z.string()) }) })

export const Profile = z.strictObject({
  username: z.string(),
  bio: z.string().nullable(),
  image: z.string().nullable(),
  following: z.boolean(),
})
export type Profile = z.infer<typeof Profile>
export const Article = z.strictObject({
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  body: z.string(),
  tagList: z.array(z.string()),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  favorited: z.boolean(),
  favoritesCount: z.number().int().min(0),
  author: Profile,
})
export const Comment = z.strictObject({
  id: z.number().int(),
  body: z.string(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  author: Profile,
})

export const UserReply = z.strictObject({
  user: z.strictObject({
    email: z.string(),
    token: z.string(),
    username: z.string(),
    bio: z.string().nullable(),
    image: z.string().nullable(),
  }),
})
export const ProfileReply = z.strictObject({ profile: Profile })
export const ArticleReply = z.strictObject({ article: Article })
export const ArticlesReply = z.strictObject({
  articles: z.array(Article.omit({ body: true })),
  articlesCount: z.number().int(),
})
export const CommentReply = z.strictObject({ comment: Comment })
export const CommentsReply = z.strictObject({ comments: z.array(Comment) })
export const TagsReply = z.strictObject({ tags: z.array(z.string()) })
