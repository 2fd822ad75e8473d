/**
 * @generated SignedSource<<d867af1fc4ebafa38526d3d4a2da3d14>>
 * @relayHash aa081b92817896a527b2d2dd441e6558
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0ab5b5aa5e6b0700cb8c5195450f9719cd5438b5d3be6c31789f20852a9112d4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SettingsScreenQuery } from './SettingsScreenQuery.graphql';

const node: PreloadableConcreteRequest<SettingsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0ab5b5aa5e6b0700cb8c5195450f9719cd5438b5d3be6c31789f20852a9112d4",
    "metadata": {},
    "name": "SettingsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
