import { Body, Controller, Get, HttpCode, Post, Req, Res } from '@nestjs/common';
import {
  ApiBody,
  ApiConsumes,
  ApiCreatedResponse,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiTags,
} from '@nestjs/swagger';
import type { Request, Response } from 'express';
import {
  acceptBody,
  AdminOnly,
  ApiErrors,
  Budget,
  DomainError,
  ID,
  Id,
  invalidField,
  KeepsCache,
  StreamsBody,
  withoutCommonDeadline,
} from '../../../platform/index.js';
import { ImportService } from '../../application/import-service.js';
import { MAX_IMPORT_BYTES } from '../../domain/import-report.js';
import * as messages from '../../domain/messages.js';
import { MAX_ANSWERS_BYTES, NAME_ANSWERS } from '../../domain/questions.js';
import { fileTooLarge, receiveList } from './received-list.js';
import {
  ApplyImportBody,
  ImportFileBody,
  ImportReportResponse,
  ImportResultResponse,
  toCorrections,
  toReportResponse,
} from './product-import.schemas.js';

// Bytes around the file in a multipart body, with the answers.
const ENVELOPE_BYTES = 10_000 + MAX_ANSWERS_BYTES;

const unreadable = new DomainError('invalid', messages.noHeading);
const notMultipart = new DomainError('unsupported-type', messages.notMultipart);
const busy = new DomainError('too-many', messages.readerBusy);
const gone = new DomainError('not-found', messages.importGone);
const wrongCorrection = invalidField('rows', messages.correctionsInvalid);

@ApiTags('catalog')
@AdminOnly()
@Controller('api/admin/imports')
export class ProductImportController {
  private readonly budget = new Budget('importedBytes');

  constructor(private readonly imports: ImportService) {}

  @Post()
  @KeepsCache()
  @StreamsBody()
  @ApiOperation({
    summary: 'Compares a list of products with the shop, and changes nothing',
    description:
      'A CSV or XLSX file like those of `exportProductsCsv`, or of another form. What is unsure about the form comes back as `questions`. Their answers are sent with the same file. The report is kept for 24 hours.',
  })
  @ApiConsumes('multipart/form-data')
  @ApiBody({ type: ImportFileBody })
  @ApiCreatedResponse({ type: ImportReportResponse })
  @ApiErrors(unreadable, 403, fileTooLarge(), notMultipart, busy)
  async importProducts(
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ImportReportResponse> {
    if (!request.is('multipart/form-data')) throw notMultipart;
    const bytes = Number(request.headers['content-length'] ?? MAX_IMPORT_BYTES);
    if (bytes > MAX_IMPORT_BYTES + ENVELOPE_BYTES) throw fileTooLarge();
    const release = this.budget.take(Math.min(bytes, MAX_IMPORT_BYTES));
    const stopped = new AbortController();
    response.once('close', () => stopped.abort());
    try {
      acceptBody(request, response);
      const list = await receiveList(request, response);
      return toReportResponse(await withoutCommonDeadline(() => this.imports.report(list, stopped.signal)));
    } finally {
      release();
    }
  }

  @Get(':id')
  @ApiOperation({ summary: 'The report about a list' })
  @ApiParam(ID)
  @ApiOkResponse({ type: ImportReportResponse })
  @ApiErrors(gone)
  async getProductImport(@Id() id: string): Promise<ImportReportResponse> {
    return toReportResponse(await this.imports.find(id));
  }

  @Post(':id/apply')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Adds and changes products as the report says, all in one change',
    description:
      'Refuses a list with open questions. Leaves out refused rows without a correction, and products that were edited since the report. Applies a list once; a second call gets the result of the first.',
  })
  @ApiParam(ID)
  @ApiOkResponse({ type: ImportResultResponse })
  @ApiErrors(wrongCorrection, 403, gone)
  async applyProductImport(
    @Id() id: string,
    @Body() { rows, categories, names }: ApplyImportBody,
  ): Promise<ImportResultResponse> {
    const order = {
      rows: toCorrections(rows ?? {}),
      categories: categories ?? [],
      names: names ?? NAME_ANSWERS[0],
    };
    return (await withoutCommonDeadline(() => this.imports.apply(id, order))) as ImportResultResponse;
  }
}
