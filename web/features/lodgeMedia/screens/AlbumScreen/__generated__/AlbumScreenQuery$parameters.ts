/**
 * @generated SignedSource<<49f04fce27905ced288243d579f22632>>
 * @relayHash d03865c70234f5d8e32494c6b5e36aa5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c55fc12decee427d02df4a683eb1e29121b9568aff349cc1625eadc67c556eea

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AlbumScreenQuery } from './AlbumScreenQuery.graphql';

const node: PreloadableConcreteRequest<AlbumScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c55fc12decee427d02df4a683eb1e29121b9568aff349cc1625eadc67c556eea",
    "metadata": {},
    "name": "AlbumScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
