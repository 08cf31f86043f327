import type { Contexts } from '../routes.js'

type Ctx = Contexts['Tags']

export class TagsController {
  async index(ctx: Ctx['index']) {
    const { rows } = await ctx.database.sql<{ tag: string }>`
      select tag from articles, unnest(tags) as tag group by tag order by count(*) desc, tag`
    return { tags: rows.map(({ tag }) => tag) }
  }
}
