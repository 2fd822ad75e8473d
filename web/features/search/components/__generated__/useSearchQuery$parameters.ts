/**
 * @generated SignedSource<<945bff5f9a903659e331ed0a02f7c08f>>
 * @relayHash eb250f6d63f3402b258e96e1447a7e94
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0d79915591de39cd2ead224e1fd105fb65b28bd6c343fd46e163b5be5673bdf1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { useSearchQuery } from './useSearchQuery.graphql';

const node: PreloadableConcreteRequest<useSearchQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0d79915591de39cd2ead224e1fd105fb65b28bd6c343fd46e163b5be5673bdf1",
    "metadata": {},
    "name": "useSearchQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
