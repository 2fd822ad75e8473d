/**
 * @generated SignedSource<<d46c2a18b676d7f03491be38a99b5033>>
 * @relayHash 11be86b0af2a1ed6db69765abf6ee112
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 84b10f16210b8809267bccbdf64535f3998cd4e2b47c42a824fb1b0b96cad246

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { useSearchQuery } from './useSearchQuery.graphql';

const node: PreloadableConcreteRequest<useSearchQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "84b10f16210b8809267bccbdf64535f3998cd4e2b47c42a824fb1b0b96cad246",
    "metadata": {},
    "name": "useSearchQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
