/**
 * @generated SignedSource<<6560aee6591bb9976333297a87373b22>>
 * @relayHash 26333c18a27a9545cd70d6e3d564abf4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 580901981cd0af265aebe11dbb1b72c1dcefc828716e33840d68c56bb869d00e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AllScreenQuery } from './AllScreenQuery.graphql';

const node: PreloadableConcreteRequest<AllScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "580901981cd0af265aebe11dbb1b72c1dcefc828716e33840d68c56bb869d00e",
    "metadata": {},
    "name": "AllScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
