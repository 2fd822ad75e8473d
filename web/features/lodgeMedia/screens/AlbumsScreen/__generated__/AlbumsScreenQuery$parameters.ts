/**
 * @generated SignedSource<<f2c31c93fcc7007b88d98996c5adb1bd>>
 * @relayHash b33183b24ae5adfa8bfd77ec2b22a4c1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 946ba99c385bbd870980c216d3329424d4901b838c1a5b4b7383c466732a73db

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AlbumsScreenQuery } from './AlbumsScreenQuery.graphql';

const node: PreloadableConcreteRequest<AlbumsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "946ba99c385bbd870980c216d3329424d4901b838c1a5b4b7383c466732a73db",
    "metadata": {},
    "name": "AlbumsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
