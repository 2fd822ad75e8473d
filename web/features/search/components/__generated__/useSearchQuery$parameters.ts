/**
 * @generated SignedSource<<648abea9121c518d3f7928ab303da634>>
 * @relayHash e34b6d993078fc657c8ee0463a4b1141
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9d6e32285d4fc84cfd34f69ba8d2778223b60e8400a477b99ccfa5fbdb3285d8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { useSearchQuery } from './useSearchQuery.graphql';

const node: PreloadableConcreteRequest<useSearchQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9d6e32285d4fc84cfd34f69ba8d2778223b60e8400a477b99ccfa5fbdb3285d8",
    "metadata": {},
    "name": "useSearchQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
