/**
 * @generated SignedSource<<1d419b8048df0af65c5661ffe4116cb8>>
 * @relayHash 85d9ba100b2ba94beed8167b498c8a92
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6a4cd50b69dc0d7969c96ee487011c5155b02e2ec3d80c38f7accdb1dffbfba9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ActAsScreenQuery } from './ActAsScreenQuery.graphql';

const node: PreloadableConcreteRequest<ActAsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6a4cd50b69dc0d7969c96ee487011c5155b02e2ec3d80c38f7accdb1dffbfba9",
    "metadata": {},
    "name": "ActAsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
