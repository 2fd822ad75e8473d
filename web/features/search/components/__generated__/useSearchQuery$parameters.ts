/**
 * @generated SignedSource<<a04196d56ebea4f9cc4875304b4d0495>>
 * @relayHash 46f35fd1a1bdbc77daa7c7e9ab15939d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b8abd30aff63df1faabab9f96c4386a85c2ff2d2a9e71be9e2488f7695df2e7d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { useSearchQuery } from './useSearchQuery.graphql';

const node: PreloadableConcreteRequest<useSearchQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b8abd30aff63df1faabab9f96c4386a85c2ff2d2a9e71be9e2488f7695df2e7d",
    "metadata": {},
    "name": "useSearchQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
