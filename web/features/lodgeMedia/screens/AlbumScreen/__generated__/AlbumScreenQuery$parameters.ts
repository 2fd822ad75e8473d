/**
 * @generated SignedSource<<0253115edfb1b27af1ff435880be9b8c>>
 * @relayHash 5d84c5eb07fcbb47d730f1e332441c77
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7dc6554aed478df76d72a1f01b269f86bf2f07c207e959853c238d9e1b07b7aa

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AlbumScreenQuery } from './AlbumScreenQuery.graphql';

const node: PreloadableConcreteRequest<AlbumScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7dc6554aed478df76d72a1f01b269f86bf2f07c207e959853c238d9e1b07b7aa",
    "metadata": {},
    "name": "AlbumScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
