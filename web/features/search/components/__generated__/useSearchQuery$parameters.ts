/**
 * @generated SignedSource<<c1f7d6c35a0dd324dade815a0833ca0f>>
 * @relayHash e9f51c37542db859ca5a7f5b84adaf57
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a585c947f5f74a2295c0ce2f23cfaa8f16e1d6ec1fd784ed9622297efb96b189

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { useSearchQuery } from './useSearchQuery.graphql';

const node: PreloadableConcreteRequest<useSearchQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a585c947f5f74a2295c0ce2f23cfaa8f16e1d6ec1fd784ed9622297efb96b189",
    "metadata": {},
    "name": "useSearchQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
