import { Controller, Get, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { AdminOnly, ApiErrors, Limiter } from '../../../platform/index.js';
import { ProductExport } from '../../application/product-export.js';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

@ApiTags('catalog')
@AdminOnly()
@Controller('api/admin/exports')
export class ProductExportController {
  private readonly limiter = new Limiter('longLists');

  constructor(private readonly products: ProductExport) {}

  @Get('products.csv')
  @ApiOperation({
    summary: 'All products with their price lists, as a CSV file',
    description: 'UTF-8 with a byte order mark, semicolons and CRLF. `adminImportProducts` reads it back.',
  })
  @ApiOkResponse({ content: { 'text/csv': { schema: { type: 'string' } } } })
  @ApiErrors()
  async exportProductsCsv(@Res() response: Response): Promise<void> {
    const csv = await this.limiter.run(() => this.products.csv());
    response.type('text/csv').attachment('produk.csv').send(csv);
  }

  @Get('products.xlsx')
  @ApiOperation({ summary: 'All products with their price lists, as an Excel file' })
  @ApiOkResponse({ content: { [XLSX]: { schema: { type: 'string', format: 'binary' } } } })
  @ApiErrors()
  async exportProductsXlsx(@Res() response: Response): Promise<void> {
    const xlsx = await this.limiter.run(() => this.products.xlsx());
    response.type(XLSX).attachment('produk.xlsx').send(xlsx);
  }
}
