/**
 * @generated SignedSource<<f2db207f6f703d2ccd78e6ba14650f43>>
 * @relayHash 7723f72df7fb759ed9f28d84e854861e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1fb4c35f8192805f14a52445bbe7b4aaa05003a5e3f5ae6ae202cc47dcd4915e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DateScreenQuery } from './DateScreenQuery.graphql';

const node: PreloadableConcreteRequest<DateScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1fb4c35f8192805f14a52445bbe7b4aaa05003a5e3f5ae6ae202cc47dcd4915e",
    "metadata": {},
    "name": "DateScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
