/** How large the packages, and what a bundler takes of them, may be. The page of promises prints these figures. */

/** In bytes: the files of the library as npm unpacks them. */
export const MOST_UNPACKED = 1_200_000

/** In bytes: the files that `signalbox` loads, as they are installed, in ES modules and in CommonJS. */
export const MOST_LOADED = 230_000

/** In bytes, bundled, minified and compressed by gzip. */
export const MOST_BUNDLED = { 'defineRoutes and createRouter': 45_000, 'an error class': 1_500 }
