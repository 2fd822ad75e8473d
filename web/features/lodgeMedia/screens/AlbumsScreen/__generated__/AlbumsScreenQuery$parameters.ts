/**
 * @generated SignedSource<<ea081c76db21fd1cfb1741247a0fab92>>
 * @relayHash d81c292bf95b63779d49b64bbc08a93f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ca38d74caa89b556711da7df14e44c0bec706877772d2aca52dee9b53e406196

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AlbumsScreenQuery } from './AlbumsScreenQuery.graphql';

const node: PreloadableConcreteRequest<AlbumsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ca38d74caa89b556711da7df14e44c0bec706877772d2aca52dee9b53e406196",
    "metadata": {},
    "name": "AlbumsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
