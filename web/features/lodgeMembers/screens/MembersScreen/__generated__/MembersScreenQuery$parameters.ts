/**
 * @generated SignedSource<<817cfed9b75c46ecd03a3a35bbcd6ebc>>
 * @relayHash c2c580ff187c7382896cfdcf78652bf3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b43fc6116dd227cfc24382873283cfb45cc580a101cf071ee84c0ad4c51c7ad9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MembersScreenQuery } from './MembersScreenQuery.graphql';

const node: PreloadableConcreteRequest<MembersScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b43fc6116dd227cfc24382873283cfb45cc580a101cf071ee84c0ad4c51c7ad9",
    "metadata": {},
    "name": "MembersScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
