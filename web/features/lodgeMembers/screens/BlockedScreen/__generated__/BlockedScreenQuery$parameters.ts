/**
 * @generated SignedSource<<4c37dd797c436846657c58062b017a7c>>
 * @relayHash caa7d3e31856db45683360b30d0e239b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a9391a38ad4f359f341e6265a5529fa3786dd208df780c54b49b5706601762b3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BlockedScreenQuery } from './BlockedScreenQuery.graphql';

const node: PreloadableConcreteRequest<BlockedScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a9391a38ad4f359f341e6265a5529fa3786dd208df780c54b49b5706601762b3",
    "metadata": {},
    "name": "BlockedScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
