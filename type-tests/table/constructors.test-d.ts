/**
 * Constructors may take contexts and links of the table that takes their class. None of them is circular: that these files
 * compile on the three compilers is the larger part of the test.
 */
import { expectType } from 'tsd'
import { createRouter } from '../../src/index.js'
import type { Links, Rooms, Status, Users } from './constructors/controllers.js'
import type { LoadedController } from './constructors/loaded.js'
import { routes } from './constructors/routes.js'

createRouter(routes)

expectType<{ id: string }>({} as Rooms['ctx']['params'])
expectType<{ region: string }>({} as Status['ctx']['params'])
expectType<string>({} as Users['ctx']['state']['name'])
expectType<{ id: string }>({} as LoadedController['ctx']['params'])
expectType<string>({} as Links['home'])
