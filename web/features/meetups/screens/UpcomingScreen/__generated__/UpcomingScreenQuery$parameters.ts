/**
 * @generated SignedSource<<65cd43a233de20e0402be5458b7bbeb7>>
 * @relayHash 735942b12ac0451543ddfb13c7d11fec
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 670239fbf313207bb9eaa7922fe7e27d65a59d47c8a5206feea78df33bba4900

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { UpcomingScreenQuery } from './UpcomingScreenQuery.graphql';

const node: PreloadableConcreteRequest<UpcomingScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "670239fbf313207bb9eaa7922fe7e27d65a59d47c8a5206feea78df33bba4900",
    "metadata": {},
    "name": "UpcomingScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
