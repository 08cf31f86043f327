import { randomBytes } from 'node:crypto'
import { type ContractOf, reply } from 'signalbox'
import { findArticle, findOwnArticle, listArticles, showArticle } from '../articles.js'
import type { Contexts } from '../contexts.js'
import {
  ArticleChanges,
  ArticleFilter,
  ArticleReply,
  ArticlesReply,
  Failure,
  NewArticle,
  NoContent,
  Page,
  Slug,
} from '../schemas.js'

type Ctx = Contexts['Articles']

export class ArticlesController {
  static readonly contract = {
    '*': { description: 'What users write.' },
    index: { query: ArticleFilter, returns: ArticlesReply, summary: 'List articles, the newest first' },
    feed: { query: Page, returns: ArticlesReply, summary: 'List articles of the users that you follow' },
    create: { body: NewArticle, returns: { 201: ArticleReply }, summary: 'Publish an article' },
    show: { params: Slug, returns: { 200: ArticleReply, 404: Failure }, summary: 'Read an article' },
    update: {
      params: Slug,
      body: ArticleChanges,
      returns: { 200: ArticleReply, 403: Failure, 404: Failure },
      summary: 'Change an article of your own',
    },
    destroy: {
      params: Slug,
      returns: { 204: NoContent, 403: Failure, 404: Failure },
      summary: 'Delete an article of your own',
    },
  } satisfies ContractOf<ArticlesController>

  /** GET /api/articles?tag=…&author=…&favorited=…&limit=20&offset=0 */
  index(ctx: Ctx['index']) {
    return listArticles(ctx, ctx.input.query)
  }

  /** The articles of the users whom the signed-in user follows. */
  feed(ctx: Ctx['feed']) {
    return listArticles(ctx, { ...ctx.input.query, followedBy: ctx.state.user.id })
  }

  async create(ctx: Ctx['create']) {
    const { article } = ctx.input.body
    const slug = slugOf(article.title)
    await ctx.database.sql`
      insert into articles (slug, title, description, body, tags, author_id)
      values (${slug}, ${article.title}, ${article.description}, ${article.body}, ${article.tagList},
        ${ctx.state.user.id})`
    return reply(201, { article: showArticle(await findArticle(ctx, slug)) })
  }

  async show(ctx: Ctx['show']) {
    return { article: showArticle(await findArticle(ctx, ctx.params.slug)) }
  }

  /** Both PUT and PATCH: a field that is not sent keeps its value. A new title makes a new slug. */
  async update(ctx: Ctx['update']) {
    const { article } = ctx.input.body
    const old = await findOwnArticle(ctx, ctx.params.slug)
    const { title = old.title, description = old.description, body = old.body, tagList = old.tagList } = article
    const slug = title === old.title ? old.slug : slugOf(title)
    await ctx.database.sql`
      update articles set slug = ${slug}, title = ${title}, description = ${description}, body = ${body},
        tags = ${tagList}, updated_at = now()
      where id = ${old.id}`
    return { article: showArticle(await findArticle(ctx, slug)) }
  }

  async destroy(ctx: Ctx['destroy']) {
    const { id } = await findOwnArticle(ctx, ctx.params.slug)
    await ctx.database.sql`delete from articles where id = ${id}`
  }
}

/** The title as a segment of a path, and a suffix that makes it unique: `how-to-train-your-dragon-5f3a9c`. */
const slugOf = (title: string): string => {
  const words = title
    .normalize('NFKD')
    .toLowerCase()
    .match(/[a-z0-9]+/g)
  return [...(words ?? []), randomBytes(3).toString('hex')].join('-')
}
