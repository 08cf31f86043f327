import type { ContractOf } from 'signalbox'
import type { Contexts } from '../contexts.js'
import { TagsReply } from '../schemas.js'

type Ctx = Contexts['Tags']

export class TagsController {
  static readonly contract = {
    '*': { description: 'The tags of all articles.' },
    index: { returns: TagsReply, summary: 'List the tags, the most used first' },
  } satisfies ContractOf<TagsController>

  async index(ctx: Ctx['index']) {
    const { rows } = await ctx.database.sql<{ tag: string }>`
      select tag from articles, unnest(tags) as tag group by tag order by count(*) desc, tag`
    return { tags: rows.map(({ tag }) => tag) }
  }
}
