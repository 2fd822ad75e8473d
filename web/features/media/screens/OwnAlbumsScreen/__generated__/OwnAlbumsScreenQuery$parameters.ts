/**
 * @generated SignedSource<<aed497bb3796f62e3fe655e7b4212206>>
 * @relayHash f17d21bda27fab4469d91700af67e470
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bbeb2a35431f5e264bf9b8fdc6b80be76b331013a63ef86184e3a031c69062b7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OwnAlbumsScreenQuery } from './OwnAlbumsScreenQuery.graphql';

const node: PreloadableConcreteRequest<OwnAlbumsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bbeb2a35431f5e264bf9b8fdc6b80be76b331013a63ef86184e3a031c69062b7",
    "metadata": {},
    "name": "OwnAlbumsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
