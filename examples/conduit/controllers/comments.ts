import { type ContractOf, castParam, reply } from 'signalbox'
import { findArticle } from '../articles.js'
import type { Contexts } from '../contexts.js'
import {
  ArticleSlug,
  CommentReply,
  CommentsReply,
  Failure,
  NewComment,
  NoContent,
  type Profile,
  Slug,
} from '../schemas.js'

type Ctx = Contexts['Articles/Comments']

interface Comment {
  readonly id: number
  readonly body: string
  readonly createdAt: Date
  readonly updatedAt: Date
  readonly author: Profile
}

export class CommentsController {
  static readonly contract = {
    '*': { description: 'What users say about an article.' },
    index: { params: Slug, returns: { 200: CommentsReply, 404: Failure }, summary: 'List the comments on an article' },
    create: {
      params: Slug,
      body: NewComment,
      returns: { 201: CommentReply, 404: Failure },
      summary: 'Comment on an article',
    },
    destroy: {
      params: ArticleSlug,
      returns: { 204: NoContent, 403: Failure, 404: Failure },
      summary: 'Delete a comment of your own',
    },
  } satisfies ContractOf<CommentsController>

  async index(ctx: Ctx['index']) {
    const article = await findArticle(ctx, ctx.params.slug)
    const { rows } = await ctx.database.sql<Comment>`
      select id, body, "createdAt", "updatedAt", author from comments_for(${ctx.state.user?.id ?? null})
      where article_id = ${article.id} order by id`
    return { comments: rows }
  }

  async create(ctx: Ctx['create']) {
    const { comment } = ctx.input.body
    const article = await findArticle(ctx, ctx.params.slug)
    const { rows } = await ctx.database.sql<{ id: number }>`
      insert into comments (article_id, author_id, body)
      values (${article.id}, ${ctx.state.user.id}, ${comment.body}) returning id`
    const { rows: created } = await ctx.database.sql<Comment>`
      select id, body, "createdAt", "updatedAt", author from comments_for(${ctx.state.user.id}) where id = ${rows[0]?.id}`
    return reply(201, { comment: created[0] as Comment }) // `insert` has made the row
  }

  async destroy(ctx: Ctx['destroy']) {
    const article = await findArticle(ctx, ctx.params.articleSlug)
    const id = castParam(ctx, 'id')
    const { rows } = await ctx.database.sql<{ author_id: number }>`
      select author_id from comments where id = ${id} and article_id = ${article.id}`
    const comment = rows[0] ?? ctx.throw(404, 'no such comment')
    if (comment.author_id !== ctx.state.user.id) return ctx.throw(403, 'this comment belongs to another user')
    await ctx.database.sql`delete from comments where id = ${id}`
  }
}
