/**
 * @generated SignedSource<<e2d19726d7c32561d35ee7ae55a19858>>
 * @relayHash c7dbe7508981df7ad9c20f2ed2a95d4c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4b845274418f80cda8f782d2f7a13d5d10ebb1d86f552174566efd250a169067

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OwnProfilePicturesScreenQuery } from './OwnProfilePicturesScreenQuery.graphql';

const node: PreloadableConcreteRequest<OwnProfilePicturesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4b845274418f80cda8f782d2f7a13d5d10ebb1d86f552174566efd250a169067",
    "metadata": {},
    "name": "OwnProfilePicturesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
