/** What is listed in more than one place is the same list everywhere. */
import { expectType } from 'tsd'
import type { ResourceOptions, ResourcesOptions } from '../../src/index.js'
import type { TopFrame } from '../../src/route/frame.js'
import type { Declarations } from '../../src/scope/declarations.js'
import type { OPTION_NAMES } from '../../src/scope/options.js'
import type { VerbName } from '../../src/scope/verb.js'
import type { Equal } from '../../test/support/types.js'

// Every option is in the list of names, without which it would be refused at run time.
expectType<Equal<(typeof OPTION_NAMES)['resources'][number], keyof ResourcesOptions>>(true)
expectType<Equal<(typeof OPTION_NAMES)['resource'][number], keyof ResourceOptions>>(true)

// Every method of a route has its verb.
expectType<Equal<Extract<keyof Declarations<TopFrame, {}, {}>, VerbName>, VerbName>>(true)
