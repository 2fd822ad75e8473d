/**
 * @generated SignedSource<<f6ccc71b853d32257ab500867ea1c536>>
 * @relayHash 537d91a6e0445b7860c230048de568df
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b69104c209e8ab53b888f8277c6f6886d1e77a97efe0382f24e9f57e27c7a4bd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OwnAlbumsScreenQuery } from './OwnAlbumsScreenQuery.graphql';

const node: PreloadableConcreteRequest<OwnAlbumsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b69104c209e8ab53b888f8277c6f6886d1e77a97efe0382f24e9f57e27c7a4bd",
    "metadata": {},
    "name": "OwnAlbumsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
