/**
 * @generated SignedSource<<6244e44c616ae69457b9469da9fa9e68>>
 * @relayHash 7e87a4cdf1a496fee8e856e82d4ec4af
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6865ba5b173e42709ef0aa643283a589d9cdefb89c81ba20e7f87805b5e4130e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DateScreenQuery } from './DateScreenQuery.graphql';

const node: PreloadableConcreteRequest<DateScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6865ba5b173e42709ef0aa643283a589d9cdefb89c81ba20e7f87805b5e4130e",
    "metadata": {},
    "name": "DateScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
