/** The parts of a page that are generated: what is between `<!-- generated: name -->` and `<!-- end -->`. */
const REGION = /(<!-- generated: ([^>]+?) -->\n)[\s\S]*?(<!-- end -->)/g

/** The names of the generated parts of a page. */
export const regionsOf = (page: string): readonly string[] => [...page.matchAll(REGION)].map(([, , name = '']) => name)

/** A page with its generated parts written anew. */
export const withRegions = (page: string, write: (name: string) => string): string =>
  page.replace(REGION, (_all, start: string, name: string, end: string) => `${start}\n${write(name)}\n${end}`)
