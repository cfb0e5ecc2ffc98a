import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProperty, PartialType } from '@nestjs/swagger';
import { IsBoolean } from 'class-validator';
import { AdminOnly, ApiErrors, ApiTag, KeepsCache } from '../../platform/index.js';
import { type FirstSteps, FirstStepsService } from './first-steps-service.js';

const notBoolean = (field: string) => ({ message: `${field} harus true atau false` });

export class FirstStepsResponse implements FirstSteps {
  @ApiProperty({ description: 'Whether the owner hid the list', example: false })
  @IsBoolean(notBoolean('hidden'))
  hidden: boolean;

  @ApiProperty({
    description: 'Whether the owner confirmed the opening hours that the shop starts with',
    example: true,
  })
  @IsBoolean(notBoolean('hoursConfirmed'))
  hoursConfirmed: boolean;
}

export class FirstStepsBody extends PartialType(FirstStepsResponse) {}

@ApiTag('first-steps', 'The list that leads an owner through the first evening.')
@AdminOnly()
@Controller('api/admin/first-steps')
export class FirstStepsController {
  constructor(private readonly firstSteps: FirstStepsService) {}

  @Get()
  @ApiOperation({ summary: 'What the owner decided about the list of first steps' })
  @ApiOkResponse({ type: FirstStepsResponse })
  @ApiErrors()
  getFirstSteps(): Promise<FirstStepsResponse> {
    return this.firstSteps.find();
  }

  @Post()
  @HttpCode(200)
  @KeepsCache()
  @ApiOperation({
    summary: 'Hides the list of first steps, or confirms the opening hours',
    description: 'Omitted fields keep their stored values.',
  })
  @ApiOkResponse({ type: FirstStepsResponse })
  @ApiErrors(400, 403)
  saveFirstSteps(@Body() body: FirstStepsBody): Promise<FirstStepsResponse> {
    return this.firstSteps.save(body);
  }
}
