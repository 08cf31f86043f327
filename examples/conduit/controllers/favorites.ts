import type { ContractOf } from 'signalbox'
import { findArticle, showArticle } from '../articles.js'
import type { Contexts } from '../contexts.js'
import { ArticleReply, Failure, Slug } from '../schemas.js'

type Ctx = Contexts['Articles/Favorites']

/** Whether an article is a favorite of the signed-in user: a singular resource of the article. */
export class FavoritesController {
  static readonly contract = {
    '*': { description: 'The favorite articles of the signed-in user.' },
    create: { params: Slug, returns: { 200: ArticleReply, 404: Failure }, summary: 'Make an article a favorite' },
    destroy: { params: Slug, returns: { 200: ArticleReply, 404: Failure }, summary: 'Make it no favorite any more' },
  } satisfies ContractOf<FavoritesController>

  async create(ctx: Ctx['create']) {
    const { id, slug } = await findArticle(ctx, ctx.params.slug)
    await ctx.database.sql`
      insert into favorites (article_id, user_id) values (${id}, ${ctx.state.user.id}) on conflict do nothing`
    return { article: showArticle(await findArticle(ctx, slug)) }
  }

  async destroy(ctx: Ctx['destroy']) {
    const { id, slug } = await findArticle(ctx, ctx.params.slug)
    await ctx.database.sql`delete from favorites where article_id = ${id} and user_id = ${ctx.state.user.id}`
    return { article: showArticle(await findArticle(ctx, slug)) }
  }
}
