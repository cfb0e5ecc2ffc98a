export * from '../../../backend/test/support/shop-server.js';
