// Nest with TypeORM on the database DATABASE_URL, with one route: the reference for memory.mjs and cold-start.mjs.
import 'reflect-metadata';
import { Controller, Get, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';

class HealthController {
  read() {
    return { status: 'ok' };
  }
}
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
