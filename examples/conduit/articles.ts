import type Koa from 'koa'
import type { AppContext } from './app-context.js'
import type { User } from './authenticate.js'
import type { Profile } from './schemas.js'

export interface Article {
  readonly id: number
  readonly author_id: number
  readonly slug: string
  readonly title: string
  readonly description: string
  readonly body: string
  readonly tagList: readonly string[]
  readonly createdAt: Date
  readonly updatedAt: Date
  readonly favorited: boolean
  readonly favoritesCount: number
  readonly author: Profile
}

/** The `ctx` of a route behind `identify` or `authenticate`. */
export type Identified = Koa.ExtendableContext & AppContext & { readonly state: { readonly user: User | undefined } }
export type SignedIn = Koa.ExtendableContext & AppContext & { readonly state: { readonly user: User } }

/** An article as the user of the request sees it. */
export const findArticle = async (ctx: Identified, slug: string): Promise<Article> => {
  const { rows } = await ctx.database.sql<Article>`
    select * from articles_for(${ctx.state.user?.id ?? null}) where slug = ${slug}`
  return rows[0] ?? ctx.throw(404, 'no such article')
}

/** An article that the user of the request may change. */
export const findOwnArticle = async (ctx: SignedIn, slug: string): Promise<Article> => {
  const article = await findArticle(ctx, slug)
  return article.author_id === ctx.state.user.id ? article : ctx.throw(403, 'this article belongs to another user')
}

export interface ArticleQuery {
  readonly limit: number
  readonly offset: number
  readonly tag?: string | undefined
  readonly author?: string | undefined
  /** The name of a user who likes the articles. */
  readonly favorited?: string | undefined
  /** The id of a user who follows the authors. */
  readonly followedBy?: number
}

/** A page of the newest articles, and how many there are on all pages. */
export const listArticles = async (ctx: Identified, query: ArticleQuery) => {
  const { limit, offset, tag = null, author = null, favorited = null, followedBy = null } = query
  const { rows } = await ctx.database.sql<Article & { total: number }>`
    with found as (
      select * from articles_for(${ctx.state.user?.id ?? null})
      where (${tag}::text is null or ${tag} = any ("tagList"))
        and (${author}::text is null or author ->> 'username' = ${author})
        and (${favorited}::text is null or id in (
          select article_id from favorites join users on users.id = user_id where username = ${favorited}))
        and (${followedBy}::integer is null or author_id in (
          select followed_id from follows where follower_id = ${followedBy})))
    select count.total, page.*
    from (select count(*)::integer as total from found) as count
      left join (select * from found order by "createdAt" desc, id desc limit ${limit} offset ${offset}) as page on true`
  // A page without articles is one row that has only the total.
  const articles = rows.filter(({ slug }) => slug !== null).map(showArticle)
  return { articles: articles.map(({ body: _, ...article }) => article), articlesCount: rows[0]?.total ?? 0 }
}

/** The members of an article that the API has. */
export const showArticle = (article: Article) => {
  const { slug, title, description, body, tagList, createdAt, updatedAt, favorited, favoritesCount, author } = article
  return { slug, title, description, body, tagList, createdAt, updatedAt, favorited, favoritesCount, author }
}
