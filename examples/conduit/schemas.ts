import { z } from 'zod'

/** PostgreSQL stores every character except NUL. */
const text = z.string().refine(value => !value.includes('\0'), 'must not contain NUL')
const line = text.trim().min(1, 'must not be empty').max(200)
const prose = text.trim().min(1, 'must not be empty').max(100_000)

const username = line.regex(/^[^\s/]+$/, 'must not contain spaces or slashes')
const email = z.email('is not an email address')
const password = z.string().min(8, 'must have 8 characters or more').max(200)

export const NewUser = z.object({ user: z.object({ username, email, password }) })
export const Login = z.object({ user: z.object({ email: z.string(), password: z.string() }) })
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
