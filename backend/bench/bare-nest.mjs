// A Nest application with TypeORM and one route, on the database DATABASE_URL. memory.mjs compares the shop with
// this application.
import 'reflect-metadata';
import { Controller, Get, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';

class HealthController {
  read() {
    return { status: 'ok' };
  }
}
// Node runs this file without a build, so the decorators are called as functions.
Controller()(HealthController);
Get('healthz')(
  HealthController.prototype,
  'read',
  Object.getOwnPropertyDescriptor(HealthController.prototype, 'read'),
);

class AppModule {}
Module({
  imports: [TypeOrmModule.forRoot({ type: 'postgres', url: process.env.DATABASE_URL })],
  controllers: [HealthController],
})(AppModule);

const app = await NestFactory.create(AppModule, { logger: false });
await app.listen(Number(process.env.PORT));
