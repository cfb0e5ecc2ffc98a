import { Module } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock, provide } from '../../platform/index.js';
import { FirstStepsController } from './first-steps.controller.js';
import { FirstStepsService } from './first-steps-service.js';

@Module({
  controllers: [FirstStepsController],
  providers: [provide(FirstStepsService, [DataSource, Clock])],
})
export class FirstStepsModule {}
