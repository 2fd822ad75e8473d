/**
 * @generated SignedSource<<55cdd4b23e0006e921d0f1fa6769ae42>>
 * @relayHash 113c639fad61054f7e2b7a6ac2ba5ac1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 82b48362460e1280d0841f88b2d3fdd24858f080b3ba9e2a5e6654a7a45f9bd4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ResetPasswordScreenQuery } from './ResetPasswordScreenQuery.graphql';

const node: PreloadableConcreteRequest<ResetPasswordScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "82b48362460e1280d0841f88b2d3fdd24858f080b3ba9e2a5e6654a7a45f9bd4",
    "metadata": {},
    "name": "ResetPasswordScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
