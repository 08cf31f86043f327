/** What the compiler says of a table in a project without `strict`. */
export const LAX = 'defineRoutes: the types need strict: true in the tsconfig, so that they can check the routes'
