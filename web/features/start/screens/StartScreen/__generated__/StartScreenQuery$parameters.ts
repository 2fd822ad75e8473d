/**
 * @generated SignedSource<<55e6a2c2512c03ff5dc6a8ee128bb76d>>
 * @relayHash 02afe305541f9f3edfe3c0ae997b371b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b19cd2c4c893df426de58d6ac518b15214c9a72afee3c002434eae98a29bb9e5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StartScreenQuery } from './StartScreenQuery.graphql';

const node: PreloadableConcreteRequest<StartScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b19cd2c4c893df426de58d6ac518b15214c9a72afee3c002434eae98a29bb9e5",
    "metadata": {},
    "name": "StartScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
