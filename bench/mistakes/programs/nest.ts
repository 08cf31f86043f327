import 'reflect-metadata'
import { type CanActivate, Controller, type ExecutionContext, Get, Module, Param, Req, UseGuards } from '@nestjs/common'
import { NestFactory } from '@nestjs/core'
import type { Follow, Start } from '../start.js'

interface UserRequest {
  user: { name: string }
}

class Guard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    context.switchToHttp().getRequest<UserRequest>().user = { name: 'Ada' }
    return true
  }
}

@Controller('places')
class PlacesController {
  @Get()
  index() {
    return ['1']
  }
  @Get(':id')
  show(@Param('id') id: string) {
    return id
  }
}
@Controller('user')
class UsersController {
  @UseGuards(Guard)
  @Get()
  show(@Req() request: UserRequest) {
    return request.user.name
  }
}

@Module({ controllers: [PlacesController, UsersController] })
class AppModule {}

export const start: Start = async () => {
  const app = await NestFactory.create(AppModule, { logger: false, abortOnError: false })
  await app.listen(0, '127.0.0.1')
  return { url: await app.getUrl(), close: () => app.close() }
}
export const follow: Follow = url => fetch(`${url}/places/1`)
