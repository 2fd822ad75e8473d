/**
 * @generated SignedSource<<68fa0c720d1823f4a2ccc6cb8fa9eefb>>
 * @relayHash e3a77baabde43be1717c6dd02e4d8f20
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f88b422751e9d44b79481e28162298b1e9a65e7d16cff8361f70d70d2adb78b8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LodgeScreenQuery } from './LodgeScreenQuery.graphql';

const node: PreloadableConcreteRequest<LodgeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f88b422751e9d44b79481e28162298b1e9a65e7d16cff8361f70d70d2adb78b8",
    "metadata": {},
    "name": "LodgeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
